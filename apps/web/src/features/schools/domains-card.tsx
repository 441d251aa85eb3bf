import type { SchoolDomains } from '@learntrail/contract/teachers/teachers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/form/checkbox.ts'
import { Textarea } from '../../ui/form/textarea.ts'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { schoolDomainsQuery, useChangeDomains } from './api/domains.ts'
import css from './schools.module.css'

/** The mail domains that verify the school's teachers. */
export function DomainsCard({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools')
  const query = useQuery(schoolDomainsQuery(schoolId))
  return (
    <Card as="section" aria-labelledby="domains" className={css.fields}>
      <h2 id="domains">{t('domains.title')}</h2>
      <p className={css.note}>{t('domains.note')}</p>
      {query.data ? (
        <DomainsForm key={JSON.stringify(query.data)} schoolId={schoolId} domains={query.data} />
      ) : (
        <WaitingLines query={query} lines={2} />
      )}
    </Card>
  )
}

function DomainsForm({ schoolId, domains }: { schoolId: string; domains: SchoolDomains }) {
  const { t } = useTranslation('schools')
  const change = useChangeDomains(schoolId)
  const [usesListed, setListed] = useState(domains.usesListed)
  const [typed, setTyped] = useState(domains.own.join('\n'))
  const [failure, setFailure] = useState<string | null>(null)
  const save = () => {
    setFailure(null)
    const own = [...new Set(typed.split(/[\s,、，]+/).filter(Boolean))]
    change.mutate(
      { usesListed, own },
      {
        onSuccess: () => toast(t('domains.saved')),
        onError: (error) => setFailure(isProblem(error, 'VALIDATION_FAILED') ? t('domains.wrong') : sentenceOf(error)),
      },
    )
  }
  return (
    <>
      {domains.listed === null ? null : (
        <Checkbox
          checked={usesListed}
          label={t('domains.listed', { domain: domains.listed })}
          onChange={(event) => setListed(event.currentTarget.checked)}
        />
      )}
      <Textarea
        label={t('domains.own')}
        description={t('domains.ownNote', { example: 'mail.example.tp.edu.tw' })}
        autosize
        minRows={2}
        value={typed}
        error={failure}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div>
        <Button look="soft" isBusy={change.isPending} onClick={save}>
          {t('domains.save')}
        </Button>
      </div>
    </>
  )
}
