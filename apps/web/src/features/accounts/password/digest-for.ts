import { ApiProblem } from '../../../api/problem.ts'
import { lookUpLoginMethod } from '../api/look-up-login-method.ts'
import { oldPasswordDigest, passwordDigest } from './digest.ts'

/** The digest of a password that this account keeps. Throws `ACCOUNT_NOT_FOUND` where there is none. */
export async function digestFor(account: string, password: string): Promise<string> {
  const { exists, isMd5 } = await lookUpLoginMethod(account)
  if (!exists) throw new ApiProblem({ code: 'ACCOUNT_NOT_FOUND', status: 404 })
  return isMd5 ? oldPasswordDigest(password) : passwordDigest(password)
}
