import { ApiProblem } from '../../../api/problem.ts'
import { lookUpLoginMethod } from '../api/look-up-login-method.ts'
import { oldPasswordDigest, passwordDigest } from './digest.ts'

interface Digests {
  password: string
  /** Beside one in the old form: what is kept from now on. */
  sha256?: string
}

/** What proves a password to this account. Throws `ACCOUNT_NOT_FOUND` where there is none. */
export async function digestsFor(account: string, password: string): Promise<Digests> {
  const { exists, isMd5 } = await lookUpLoginMethod(account)
  if (!exists) throw new ApiProblem({ code: 'ACCOUNT_NOT_FOUND', status: 404 })
  const sha256 = await passwordDigest(password)
  return isMd5 ? { password: await oldPasswordDigest(password), sha256 } : { password: sha256 }
}
