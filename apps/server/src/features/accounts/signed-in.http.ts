import type { FastifyReply } from 'fastify'
import { setSessionCookie } from './session-cookie.http.ts'
import type { SignedIn, SignedInAccount } from './sessions.service.ts'

/** Returns what a client is told about the account it signed in to. */
export function signedInView(account: SignedInAccount) {
  return {
    userId: account.id,
    isProfileFilled: account.profileFilledAt !== null && account.termsAcceptedAt !== null,
    isDefaultPassword: account.isDefaultPassword,
  }
}

/** Sets the session cookie and returns the view of the account. */
export function welcome(reply: FastifyReply, { account, token }: SignedIn, isSecure: boolean) {
  setSessionCookie(reply, token, isSecure)
  return signedInView(account)
}
