import type { SignedInAccount } from './sessions.service.ts'

/** What a client is told of the account that it has signed in to. */
export function signedInView(account: SignedInAccount) {
  return {
    userId: account.id,
    isProfileFilled: account.profileFilledAt !== null && account.termsAcceptedAt !== null,
    isDefaultPassword: account.isDefaultPassword,
  }
}
