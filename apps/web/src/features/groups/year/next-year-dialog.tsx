import { foldIdentifier } from '@learntrail/contract/characters'
import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type { GroupMember } from '@learntrail/contract/groups/members'
import { levelOf } from '@learntrail/contract/groups/roles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkName } from '../../../ui/form/name-rules.ts'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { continueGroup } from '../api/group-year.ts'
import { membersQuery } from '../api/list-members.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import { isIn } from '../components/group-facts.ts'
import { handlePattern } from '../form/group-values.ts'
import { HandleField } from '../form/handle-field.tsx'
import { handleAfter, nameAfter } from './next-year.rules.ts'
import css from './next-year-dialog.module.css'

type Step = 'check' | 'people' | 'done'
const steps: readonly Step[] = ['check', 'people', 'done']

interface NextYearDialogProps {
  group: Group
  onClose: () => void
}

/** Continues a group in a new year: asks for its name, its leader and its members, then links to it. */
export function NextYearDialog({ group, onClose }: NextYearDialogProps) {
  const { t } = useTranslation('groups/year')
  const nameOf = useNameOf()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('check')
  const [clientId] = useState(newId)
  const [name, setName] = useState(() => nameAfter(group.name))
  const [handle, setHandle] = useState(() => handleAfter(group.handle))
  const [isChecked, setChecked] = useState(false)
  const [top, setTop] = useState<string | null>(group.topAdministrator?.id ?? null)
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const change = useGroupChange(continueGroup)
  const wrong = {
    name: checkName(name, 'place', { required: true, max: groupLimits.name }),
    handle: checkName(handle, 'account', {
      required: true,
      ...groupLimits.handle,
      clean: foldIdentifier,
      pattern: handlePattern,
    }),
  }
  const toPeople = () => {
    setChecked(true)
    if (wrong.name === null && wrong.handle === null) setStep('people')
  }
  const goOn = () =>
    change.mutate(
      { groupId: group.id, clientId, name, handle, topAdministratorId: top, withoutIds: [...without] },
      // The likeliest cause is the ID, so return to the first step.
      { onSuccess: () => setStep('done'), onError: () => setStep('check') },
    )
  const made = change.data
  return (
    <Dialog
      isOpen
      title={t('title')}
      onClose={onClose}
      actions={
        step === 'check' ? (
          <Button onClick={toPeople}>{t('toPeople')}</Button>
        ) : step === 'people' ? (
          <>
            <Button look="line" onClick={() => setStep('check')}>
              {t('back')}
            </Button>
            <Button isBusy={change.isPending} onClick={goOn}>
              {t('goOn')}
            </Button>
          </>
        ) : (
          <Button
            onClick={() => {
              onClose()
              if (made) void navigate(paths.group(made.groupId))
            }}
          >
            {t('open')}
          </Button>
        )
      }
    >
      <div className={css.parts}>
        <p className={css.step}>{t('step', { step: steps.indexOf(step) + 1 })}</p>
        {step === 'check' ? (
          <>
            <p>{t('check', { name: group.name })}</p>
            <TextInput
              label={t('name')}
              withAsterisk
              aria-required
              maxLength={groupLimits.name}
              value={name}
              error={isChecked ? wrong.name : null}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <HandleField
              value={handle}
              own={null}
              error={isChecked ? (wrong.handle ?? undefined) : undefined}
              onChange={setHandle}
            />
          </>
        ) : null}
        {step === 'people' && !isIn(group.role) ? <p>{t('allCome', { count: group.memberCount })}</p> : null}
        {step === 'people' && isIn(group.role) ? (
          <People group={group} top={top} without={without} onTop={setTop} onWithout={setWithout} />
        ) : null}
        {step === 'done' && made ? (
          <>
            <p role="status">{t('done', { name, former: group.name, count: made.memberCount })}</p>
            {made.leftOut.length > 0 ? (
              <FormAlert tone="honey">
                {t('leftOut', {
                  count: made.leftOut.length,
                  limit: groupLimits.joined,
                  names: made.leftOut.map(nameOf).join(t('between')),
                })}
              </FormAlert>
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

interface PeopleProps {
  group: Group
  top: string | null
  without: ReadonlySet<string>
  onTop: (id: string | null) => void
  onWithout: (ids: ReadonlySet<string>) => void
}

function People({ group, top, without, onTop, onWithout }: PeopleProps) {
  const { t } = useTranslation('groups/year')
  const nameOf = useNameOf()
  const query = useInfiniteQuery(membersQuery(group.id, ''))
  const members = query.data?.pages.flatMap(({ items }) => items)
  if (members === undefined) return <WaitingLines query={query} lines={4} />
  const leaders = members.filter(({ role }) => levelOf(role) !== 2)
  const toggle = (id: string) => {
    const next = new Set(without)
    if (!next.delete(id)) next.add(id)
    onWithout(next)
  }
  const isStaying = ({ person }: GroupMember) => person.id !== top && without.has(person.id)
  return (
    <>
      <Select
        comboboxProps={listInDialog}
        label={t('top')}
        description={t('topNote')}
        data={leaders.map(({ person }) => ({ value: person.id, label: nameOf(person) }))}
        value={top}
        allowDeselect={false}
        onChange={onTop}
      />
      <p>{t('people', { count: group.memberCount - without.size })}</p>
      <ul className={css.people} aria-label={t('peopleLabel')}>
        {members.map((member) => (
          <li key={member.person.id}>
            <Checkbox
              label={nameOf(member.person)}
              checked={!isStaying(member)}
              disabled={member.person.id === top}
              onChange={() => toggle(member.person.id)}
            />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </>
  )
}
