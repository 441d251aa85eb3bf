import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { schoolLimits } from '@learntrail/contract/schools/limits'
import type { SchoolPerson } from '@learntrail/contract/schools/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useBothNames } from '../../../ui/known-people.ts'
import { listed } from '../../../ui/listed.ts'
import { DangerDialog, GivenPasswordsDialog } from '../../console/index.ts'
import { useSchoolChange } from '../api/people.ts'
import css from '../schools.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

interface ChosenActsProps {
  schoolId: string
  people: SchoolPerson[]
  onAll: (() => void) | undefined
  onNone: () => void
}

type Act = 'change' | 'passwords' | 'close' | 'reopen' | 'let-go' | 'transfer'

const mayGoOver = ({ academicRole, state, movingTo }: SchoolPerson) =>
  academicRole === 'student' && state !== 'closed' && movingTo === null

/** The actions on the chosen people. */
export function ChosenActs({ schoolId, people, onAll, onNone }: ChosenActsProps) {
  const { t } = useTranslation(['schools', 'schools/transfers'])
  const school = useSchoolChange(schoolId)
  const [open, setOpen] = useState<Act | null>(null)
  const [given, setGiven] = useState<FirstPassword[] | null>(null)
  const close = () => setOpen(null)
  const personIds = people.map(({ id }) => id)
  const count = people.length
  const most = schoolLimits.changedAtOnce
  const isClosed = people.every(({ state }) => state === 'closed')
  const acts: Act[] = [
    'change',
    ...(people.every(({ mayGetPassword }) => mayGetPassword) ? (['passwords'] as const) : []),
    ...(people.every(mayGoOver) ? (['transfer'] as const) : []),
    ...(people.every(({ state }) => state !== 'closed') ? (['let-go', 'close'] as const) : []),
    ...(isClosed ? (['reopen'] as const) : []),
  ]
  return (
    <div className={css.acts} data-chosen={count > 0 ? '' : undefined}>
      {count === 0 ? (
        onAll && (
          <>
            <span className={css.note}>{t('chosen.none')}</span>
            <Button look="quiet" size="s" onClick={onAll}>
              {t('chosen.all')}
            </Button>
          </>
        )
      ) : (
        <>
          <span>{t(count > most ? 'chosen.tooMany' : 'chosen.count', { count, most })}</span>
          {count > most
            ? null
            : acts.map((act) => (
                <Button key={act} look="line" size="s" aria-haspopup="dialog" onClick={() => setOpen(act)}>
                  {act === 'transfer' ? t('schools/transfers:begin.name') : t(`acts.${act}.name`)}
                </Button>
              ))}
          <Button look="quiet" size="s" onClick={onNone}>
            {t('chosen.clear')}
          </Button>
        </>
      )}
      {open === 'change' ? (
        <ChangeDialog
          people={people}
          save={school.change}
          onDone={() => {
            close()
            onNone()
            toast(t('acts.change.done'))
          }}
          onClose={close}
        />
      ) : null}
      {open === 'transfer' ? (
        <TransferDialog
          schoolId={schoolId}
          personIds={personIds}
          onDone={() => {
            close()
            onNone()
          }}
          onClose={close}
        />
      ) : null}
      {open !== null && open !== 'change' && open !== 'transfer' ? (
        <DangerDialog
          title={t(`acts.${open}.title`, { count })}
          confirm={t(`acts.${open}.name`)}
          isAdding={open === 'reopen'}
          act={async (reason) => {
            if (open === 'passwords') setGiven((await school.passwords({ personIds, reason })).items)
            else {
              const done = await school.many(open, { personIds, reason })
              const isSeatless = 'withoutSeat' in done && done.withoutSeat > 0
              toast(isSeatless ? t('acts.reopen.withoutSeat', { count: done.withoutSeat }) : t(`acts.${open}.done`))
            }
          }}
          onDone={() => {
            close()
            onNone()
          }}
          onClose={close}
        >
          <Whom people={people} />
          <p>{t(`acts.${open}.text`)}</p>
        </DangerDialog>
      ) : null}
      {given ? <GivenPasswordsDialog items={given} onClose={() => setGiven(null)} /> : null}
    </div>
  )
}

const namedAtMost = 6

/** Names the people an act is about, whose rows may be far up the list. */
function Whom({ people }: { people: SchoolPerson[] }) {
  const { t } = useTranslation('schools')
  const bothNames = useBothNames()
  const nameOf = ({ seatNumber, fullName, displayName }: SchoolPerson) =>
    `${seatNumber} ${bothNames(fullName, displayName)}`.trim()
  const names = listed(people.slice(0, namedAtMost).map(nameOf))
  const count = people.length - namedAtMost
  return <p>{count > 0 ? t('chosen.whom', { names, count }) : names}</p>
}
