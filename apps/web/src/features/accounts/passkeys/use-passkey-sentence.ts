import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { PasskeyFailure } from './authenticator.ts'

/** Returns a function that says what went wrong with a passkey, on the device or the server, and what to do next. */
export function usePasskeySentence(): (error: unknown) => string {
  const { t } = useTranslation('accounts/passkeys')
  const sentence = useSentence()
  return (error) => (error instanceof PasskeyFailure ? t(`failures.${error.reason}`) : sentence(error))
}
