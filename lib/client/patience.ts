/** After that it is said that nothing came, and can be tried again. */
export const PATIENCE_MS = 10_000
