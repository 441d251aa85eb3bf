export type PasswordStrength = 'weak' | 'normal' | 'strong'

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** Rates a password in the three steps of the specification; null if it is empty. */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password === '') return null
  const variety = kinds.filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  if (password.length < 8 || variety < 2 || different < 5) return 'weak'
  const isStrong = (password.length >= 12 && variety >= 3) || (password.length >= 16 && different >= 10)
  return isStrong ? 'strong' : 'normal'
}
