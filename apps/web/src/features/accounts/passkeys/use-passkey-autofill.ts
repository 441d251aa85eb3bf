import { accountDurations } from '@learntrail/contract/accounts/limits'
import { useEffect } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { useSignInWithPasskey } from '../api/sign-in-with-passkey.ts'
import { offersPasskeys, stopAsking } from './authenticator.ts'

/** Asked anew before the challenge is too old. */
const askEvery = accountDurations.passkeyChallenge - 30_000

/** Lets the browser offer passkeys in the field of the account's name, where it can. What is refused there is told. */
export function usePasskeyAutofill(onRefused: (error: unknown) => void): void {
  const { mutate } = useSignInWithPasskey()
  useEffect(() => {
    let isHere = true
    const ask = () =>
      mutate({ asAutofill: true }, { onError: (error) => (isHere && isProblem(error) ? onRefused(error) : undefined) })
    let timer: ReturnType<typeof setInterval> | undefined
    void offersPasskeys().then((offers) => {
      if (!offers || !isHere) return
      ask()
      timer = setInterval(ask, askEvery)
    })
    return () => {
      isHere = false
      clearInterval(timer)
      if (timer !== undefined) void stopAsking()
    }
  }, [mutate, onRefused])
}
