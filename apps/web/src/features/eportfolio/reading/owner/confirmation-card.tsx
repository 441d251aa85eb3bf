import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { inFours } from '@learntrail/contract/in-fours'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { paths } from '../../../../paths.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { useChangeEPortfolio } from '../../api/change-eportfolio.ts'
import css from './owner-cards.module.css'

/** Card with the confirmation code, and the choice whether its page names the owner. */
export function ConfirmationCard({ ePortfolio, code }: { ePortfolio: EPortfolio; code: string }) {
  const { t } = useTranslation('eportfolio')
  const sentence = useSentence()
  const change = useChangeEPortfolio(ePortfolio.id)
  /** The choice shown while the server is asked. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const showOwner = (showsOwner: boolean) => {
    setWanted(showsOwner)
    change.mutate({ showsOwner }, { onSettled: () => setWanted(null) })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(paths.confirmation(code), window.location.origin).href)
      toast(t('confirmation.copied'))
    } catch {
      toast(t('confirmation.notCopied'), { tone: 'warning', milliseconds: 5_000 })
    }
  }
  return (
    <Card as="section" aria-labelledby="confirmation">
      <h2 id="confirmation" className={css.title}>
        {t('confirmation.title')}
      </h2>
      <p className={css.note}>{t('confirmation.text')}</p>
      <p className={css.code}>{inFours(code)}</p>
      <div className={css.buttons}>
        <LinkButton look="soft" size="s" to={paths.confirmation(code)}>
          {t('confirmation.open')}
        </LinkButton>
        <Button look="line" size="s" icon="copy" onClick={copy}>
          {t('confirmation.copy')}
        </Button>
      </div>
      <Checkbox
        label={t('confirmation.showsOwner')}
        checked={wanted ?? ePortfolio.showsOwner}
        onChange={(event) => showOwner(event.currentTarget.checked)}
      />
      {change.error ? <FormAlert>{sentence(change.error)}</FormAlert> : null}
    </Card>
  )
}
