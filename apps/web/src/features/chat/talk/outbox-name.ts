/** Returns the key under which the device keeps an account's unsent messages. */
export const outboxName = (account: string) => `learntrail.outbox.${account}`
