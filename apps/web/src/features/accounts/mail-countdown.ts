import { accountDurations } from '@learntrail/contract/accounts/limits'
import { useEffect, useState } from 'react'

const key = (email: string) => `learntrail.mail-sent.${email}`

/** Remembers when a mail to an address may be asked for again; survives a reload. */
export function rememberMailSent(email: string, secondsToWait = accountDurations.mailAgain / 1_000) {
  try {
    sessionStorage.setItem(key(email), String(Date.now() + secondsToWait * 1_000))
  } catch {
    // The server keeps the time as well and says so.
  }
}

function secondsLeft(email: string): number {
  try {
    const until = Number(sessionStorage.getItem(key(email)) ?? 0)
    return Math.max(0, Math.ceil((until - Date.now()) / 1_000))
  } catch {
    return 0
  }
}

/** Returns the seconds until another mail may be asked for, counting down. */
export function useMailCountdown(email: string) {
  const [seconds, setSeconds] = useState(() => secondsLeft(email))
  useEffect(() => {
    setSeconds(secondsLeft(email))
    const timer = setInterval(() => setSeconds(secondsLeft(email)), 500)
    return () => clearInterval(timer)
  }, [email])
  return seconds
}
