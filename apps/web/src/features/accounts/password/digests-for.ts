import { ApiProblem } from '../../../api/problem.ts'
import { lookUpLoginMethod } from '../api/look-up-login-method.ts'
import { oldPasswordDigest, passwordDigest } from './digest.ts'

interface Digests {
  password: string
  /** Sent along with an MD5 digest; stored from then on. */
  sha256?: string
}

/** Returns the digests that prove a password to this account. Throws `ACCOUNT_NOT_FOUND` if there is none. */
export async function digestsFor(account: string, password: string): Promise<Digests> {
  const { exists, isMd5 } = await lookUpLoginMethod(account)
  if (!exists) throw new ApiProblem({ code: 'ACCOUNT_NOT_FOUND', status: 404 })
  const sha256 = await passwordDigest(password)
  return isMd5 ? { password: await oldPasswordDigest(password), sha256 } : { password: sha256 }
}
