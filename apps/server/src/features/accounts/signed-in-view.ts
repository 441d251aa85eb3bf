import type { FastifyReply } from 'fastify'
import { setSessionCookie } from './session-cookie.ts'
import type { SignedIn, SignedInAccount } from './sessions.service.ts'

/** What a client is told of the account that it has signed in to. */
export function signedInView(account: SignedInAccount) {
  return {
    userId: account.id,
    isProfileFilled: account.profileFilledAt !== null && account.termsAcceptedAt !== null,
    isDefaultPassword: account.isDefaultPassword,
  }
}

/** The same, with the session's cookie. */
export function welcome(reply: FastifyReply, { account, token }: SignedIn, isSecure: boolean) {
  setSessionCookie(reply, token, isSecure)
  return signedInView(account)
}
