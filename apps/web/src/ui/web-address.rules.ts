/**
 * Returns the typed or pasted address as an http(s) URL, adding https:// if it has no protocol; null if it is no web
 * address.
 */
export function webAddressOf(typed: string): string | null {
  const trimmed = typed.trim()
  if (trimmed === '' || /\s/.test(trimmed)) return null
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(whole)) return null
  const { protocol, hostname, href } = new URL(whole)
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') ? href : null
}
