import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { Transfer } from '@learntrail/contract/schools/transfers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { DangerDialog } from '../../console/index.ts'
import { transfersQuery, useTransfers } from '../api/transfers.ts'
import css from '../schools.module.css'
import { AcceptDialog } from './accept-dialog.tsx'

type End = 'refuse' | 'takeBack'
type Open = { pupil: Transfer; act: 'accept' | End } | null

/** Pending transfers between this school and others; nothing if there are none. */
export function TransfersCard({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools/transfers')
  const query = useQuery(transfersQuery(schoolId))
  const { data } = query
  const [open, setOpen] = useState<Open>(null)
  if (data === undefined && query.isError)
    return (
      <Card as="section" aria-label={t('title')}>
        <WaitingLines query={query} />
      </Card>
    )
  if (data === undefined || data.coming.length + data.leaving.length === 0) return null
  return (
    <Card as="section" aria-labelledby="transfers" className={css.fields}>
      <h2 id="transfers">{t('title')}</h2>
      <Pupils title={t('coming')} pupils={data.coming} says="from" acts={['accept', 'refuse']} onOpen={setOpen} />
      <Pupils title={t('leaving')} pupils={data.leaving} says="to" acts={['takeBack']} onOpen={setOpen} />
      {open?.act === 'accept' ? (
        <AcceptDialog schoolId={schoolId} pupil={open.pupil} onClose={() => setOpen(null)} />
      ) : null}
      {open && open.act !== 'accept' ? (
        <EndDialog schoolId={schoolId} pupil={open.pupil} act={open.act} onClose={() => setOpen(null)} />
      ) : null}
    </Card>
  )
}

interface PupilsProps {
  title: string
  pupils: Transfer[]
  says: 'from' | 'to'
  acts: ('accept' | End)[]
  onOpen: (open: Open) => void
}

function Pupils({ title, pupils, says, acts, onOpen }: PupilsProps) {
  const { t } = useTranslation('schools/transfers')
  if (pupils.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={css.note}>{title}</h3>
      <ul className={css.transfers}>
        {pupils.map((pupil) => (
          <li key={pupil.id}>
            <span>
              <strong>{pupil.fullName}</strong>
              <br />
              <span className={css.note}>
                {t(says, { school: pupil.schoolName, class: classNameOf(pupil, currentLocale()) })}
              </span>
            </span>
            <span className={css.acts}>
              {acts.map((act) => (
                <Button
                  key={act}
                  look={act === 'accept' ? 'primary' : 'line'}
                  size="s"
                  aria-haspopup="dialog"
                  aria-label={t(`acts.${act}.of`, { name: pupil.fullName })}
                  onClick={() => onOpen({ pupil, act })}
                >
                  {t(`acts.${act}.name`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EndDialogProps {
  schoolId: string
  pupil: Transfer
  act: End
  onClose: () => void
}

function EndDialog({ schoolId, pupil, act, onClose }: EndDialogProps) {
  const { t } = useTranslation('schools/transfers')
  const { end } = useTransfers(schoolId)
  return (
    <DangerDialog
      title={t(`acts.${act}.title`, { name: pupil.fullName })}
      confirm={t(`acts.${act}.name`)}
      act={async (reason) => {
        await end(pupil.id, reason)
        toast(t(`acts.${act}.done`))
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t(`acts.${act}.text`, { school: pupil.schoolName })}</p>
    </DangerDialog>
  )
}
