/**
 * What variables of the environment are where nobody sets them, of those that several modules read. Any other stands
 * in the schema of the module that reads it, and nowhere else (`environment.test.ts` knows them all).
 */
export const DEFAULTS = {
  SITE_URL: 'http://localhost:3000',
  PORT: 3000,
  PROVIDER_PORT: 3001,
  API_TIMEOUT_MS: 8000,
  CONTENT_MAX_AGE: 60,
  OTP_LENGTH: 6,
  DATA_DIR: '.data',
  STOP_GRACE_S: 1,
} as const
