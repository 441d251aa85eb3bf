/** What can be an e-mail; whether it is one, a mail tells. */
export const addressPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
