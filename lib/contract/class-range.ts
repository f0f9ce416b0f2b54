/** The lowest and the highest class that is taught, 1 to 12. */
export type ClassRange = { from: number; to: number }
