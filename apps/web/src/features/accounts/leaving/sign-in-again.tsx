import type { LinkedIdentity } from '@learntrail/contract/accounts/providers'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useLeaveForProvider } from '../api/leave-for-provider.ts'
import { useSignInWithPasskey } from '../api/sign-in-with-passkey.ts'
import { usePasskeySentence } from '../passkeys/use-passkey-sentence.ts'
import { useProviderInText } from '../providers/provider-names.ts'
import css from './leaving.module.css'

interface SignInAgainProps {
  /** The method in use; otherwise the first one is taken. */
  method?: string
  identities: readonly LinkedIdentity[]
  /** Path to return to from the provider. */
  returnTo: string
  /** Called after signing in without leaving the page. */
  onDone: () => void
}

/** Lets people without a password prove themselves at their provider, and returns them to where they were. */
export function SignInAgain({ method, identities, returnTo, onDone }: SignInAgainProps) {
  const { t } = useTranslation('accounts/leaving')
  const sentence = useSentence()
  const inText = useProviderInText()
  const leave = useLeaveForProvider()
  const provider = (identities.find((one) => one.provider === method) ?? identities[0])?.provider
  if (provider === undefined) return <PasskeyAgain onDone={onDone} />
  const name = inText(provider)
  return (
    <div className={css.again}>
      <FormAlert tone="honey">{t('again.text', { name })}</FormAlert>
      <Button
        look="soft"
        isBusy={leave.isPending}
        onClick={() =>
          leave.mutate({ provider, returnTo }, { onError: (problem) => toast(sentence(problem), { tone: 'warning' }) })
        }
      >
        {t('again.signIn', { name })}
      </Button>
    </div>
  )
}

/** Signs in with a passkey, which needs no other page. */
function PasskeyAgain({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts/leaving')
  const sentence = usePasskeySentence()
  const signIn = useSignInWithPasskey()
  return (
    <div className={css.again}>
      <FormAlert tone="honey">{t('again.passkeyText')}</FormAlert>
      <Button
        look="soft"
        icon="key"
        isBusy={signIn.isPending}
        onClick={() =>
          signIn.mutate({}, { onSuccess: onDone, onError: (problem) => toast(sentence(problem), { tone: 'warning' }) })
        }
      >
        {t('again.passkey')}
      </Button>
    </div>
  )
}
