import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useSignInWithPasskey } from '../api/sign-in-with-passkey.ts'
import { usePasskeySentence } from './use-passkey-sentence.ts'

/** Signs in with a passkey, without typing. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('accounts/passkeys')
  const sentence = usePasskeySentence()
  const { mutate, error, isPending } = useSignInWithPasskey()
  return (
    <>
      {error ? <FormAlert>{sentence(error)}</FormAlert> : null}
      <Button
        look="line"
        size="l"
        wide
        icon="key"
        isBusy={isPending}
        onClick={() => mutate({}, { onSuccess: onSignedIn })}
      >
        {t('logIn')}
      </Button>
    </>
  )
}
