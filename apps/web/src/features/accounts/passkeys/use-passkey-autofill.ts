import { accountDurations } from '@learntrail/contract/accounts/limits'
import { useEffect } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { useSignInWithPasskey } from '../api/sign-in-with-passkey.ts'
import { offersPasskeys, stopAsking } from './authenticator.ts'

/** Renews the request 30 s before its challenge expires. */
const askEvery = accountDurations.passkeyChallenge - 30_000

/** Lets the browser offer passkeys in the account name's field, if it can. Server refusals go to `onRefused`. */
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
