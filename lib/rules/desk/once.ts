/** What a form of the desk that adds something calls its key: posted twice by one press too many, it adds once (ADR 136). */
export const ONCE_CONTROL = 'once'
