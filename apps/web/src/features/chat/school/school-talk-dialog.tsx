import { type SchoolTalk, schoolTalks } from '@learntrail/contract/chat/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { schoolTalkQuery, updateSchoolTalk } from '../api/school-talk.ts'
import css from './school-talk-dialog.module.css'

interface School {
  id: string
  name: string
}

/** For school staff: the rules of talking in rooms for their students. */
export function SchoolTalkDialog({ schools, onClose }: { schools: readonly School[]; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const [schoolId, setSchoolId] = useState(schools[0]?.id ?? '')
  const query = useQuery(schoolTalkQuery(schoolId))
  return (
    <Dialog isOpen onClose={onClose} title={t('school.title')}>
      {schools.length > 1 ? (
        <Select
          label={t('school.whose')}
          allowDeselect={false}
          comboboxProps={listInDialog}
          data={schools.map(({ id, name }) => ({ value: id, label: name }))}
          value={schoolId}
          onChange={(value) => value && setSchoolId(value)}
        />
      ) : (
        <p>{schools[0]?.name}</p>
      )}
      {query.data === undefined ? (
        <WaitingLines query={query} />
      ) : (
        <RuleForm key={schoolId} schoolId={schoolId} rule={query.data} onSaved={onClose} />
      )}
    </Dialog>
  )
}

interface Hours {
  from: number
  until: number
}

const usualHours: Hours = { from: 7 * 60, until: 21 * 60 }
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const minuteOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

interface RuleFormProps {
  schoolId: string
  rule: { talk: SchoolTalk; hours: Hours | null }
  onSaved: () => void
}

function RuleForm({ schoolId, rule, onSaved }: RuleFormProps) {
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [talk, setTalk] = useState(rule.talk)
  const [hours, setHours] = useState(rule.hours)
  const isSame = hours !== null && hours.from === hours.until
  const save = useMutation({
    mutationFn: () => updateSchoolTalk({ schoolId, talk, hours: talk === 'off' ? null : hours }),
    onSuccess: (saved) => {
      queryClient.setQueryData(schoolTalkQuery(schoolId).queryKey, saved)
      toast(t('school.saved'))
      onSaved()
    },
  })
  const field = (part: 'from' | 'until') => (
    <TextInput
      type="time"
      label={t(`school.${part}`)}
      value={clockOf((hours ?? usualHours)[part])}
      error={isSame && part === 'until' ? t('school.same') : undefined}
      onChange={(event) => setHours({ ...(hours ?? usualHours), [part]: minuteOf(event.currentTarget.value) })}
    />
  )
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame) save.mutate()
      }}
    >
      <Select
        label={t('school.talk')}
        description={t('school.note')}
        allowDeselect={false}
        comboboxProps={listInDialog}
        data={schoolTalks.map((value) => ({ value, label: t(`school.talks.${value}`) }))}
        value={talk}
        onChange={(value) => value && setTalk(value)}
      />
      {talk === 'off' ? null : (
        <Checkbox
          label={t('school.hours')}
          checked={hours !== null}
          onChange={(event) => setHours(event.currentTarget.checked ? usualHours : null)}
        />
      )}
      {talk === 'off' || hours === null ? null : (
        <div className={css.hours}>
          {field('from')}
          {field('until')}
        </div>
      )}
      {save.isError ? <FormAlert>{sentence(save.error)}</FormAlert> : null}
      <Button type="submit" isBusy={save.isPending} disabled={isSame}>
        {t('school.save')}
      </Button>
    </form>
  )
}
