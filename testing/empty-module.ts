// Stands in for `server-only` under jest, which has no server bundle to keep apart.
export {}
