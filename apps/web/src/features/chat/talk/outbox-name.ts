/** Under which the device keeps what an account has said and the server does not have yet. */
export const outboxName = (account: string) => `learntrail.outbox.${account}`
