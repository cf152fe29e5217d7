"""The store on PostgreSQL 15 or newer, for more than one machine. Needs the extra "postgres" (asyncpg)."""
