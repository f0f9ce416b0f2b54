function codeOf(credential: unknown): string | null {
  if (typeof credential !== 'object' || credential === null || !('code' in credential)) return null
  return typeof credential.code === 'string' ? credential.code : null
}

/**
 * Waits for the code that the phone finds in an SMS, in browsers that have WebOTP; elsewhere, when
 * the visitor declines, and after the abort, the answer is `null`.
 */
export async function waitForSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!window.isSecureContext || !('OTPCredential' in window)) return null
  const options = { otp: { transport: ['sms'] }, signal }
  try {
    return codeOf(await navigator.credentials.get(options))
  } catch {
    return null
  }
}
