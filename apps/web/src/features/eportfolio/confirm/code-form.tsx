import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { codeOf } from './confirmation-code.ts'

/** A field for the code printed below the QR code. */
export function CodeForm() {
  const { t } = useTranslation('eportfolio')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <Card padding="l">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const code = codeOf(typed)
          setWrong(code === undefined)
          if (code) navigate(paths.confirmation(code))
        }}
      >
        <Fields>
          <TextInput
            label={t('confirm.code')}
            description={t('confirm.codeNote')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            error={isWrong ? t('confirm.codeWrong') : null}
            onChange={(event) => {
              setWrong(false)
              setTyped(event.currentTarget.value)
            }}
          />
          <Button type="submit">{t('confirm.look')}</Button>
        </Fields>
      </form>
    </Card>
  )
}
