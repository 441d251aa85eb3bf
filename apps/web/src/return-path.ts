/** The path a person wanted before logging in, if it is one of ours: never another site, never the log-in itself. */
export function safeReturnPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted)) return null
  return /^\/(?:login|signup|onboarding|error)(?:[/?#]|$)/.test(wanted) ? null : wanted
}
