import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { isClass } from '@learntrail/contract/groups/roles'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { type SignedInUser, wholeSchools } from '../../profiles/index.ts'
import { ChosenTags, isTagCode, TagPicker } from '../../tags/index.ts'
import { useAddGroup, useEditGroup } from '../api/save-group.ts'
import { CoverField } from './cover-field.tsx'
import css from './group-form.module.css'
import { changesOf, checkGroup, type GroupValues, saidOf, type Wrong } from './group-values.ts'
import { HandleField } from './handle-field.tsx'
import { TypeField } from './type-field.tsx'

interface GroupFormProps {
  user: SignedInUser
  /** The group to edit, whose type is fixed; null for a new one. */
  group: Group | null
}

/** Form of a group; the input stays on the device until it is saved. */
export function GroupForm({ user, group }: GroupFormProps) {
  const { t } = useTranslation('groups/form')
  const navigate = useNavigate()
  const draft = `group.${user.id}.${group?.id ?? 'new'}`
  const [before] = useState(() => valuesOf(user, group))
  const [start] = useState<GroupValues>(() => ({ ...before, ...readDraft<GroupValues>(draft) }))
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<Wrong>({})
  const [isCoverOnItsWay, setCoverOnItsWay] = useState(false)
  // For an existing group, only the changes are kept, as another administrator may change the rest meanwhile.
  const kept = useMemo(() => (group ? changesOf(before, values) : values), [group, before, values])
  useKeptDraft(draft, kept, values !== start)
  const add = useAddGroup()
  const edit = useEditGroup()
  const saving = group === null ? add : edit
  const change = (part: Partial<GroupValues>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
    saving.reset()
  }

  const toggle = (tag: TagCode) => {
    const tags = values.tags.includes(tag) ? values.tags.filter((one) => one !== tag) : [...values.tags, tag]
    if (tags.length > groupLimits.tags) setWrong({ tags: ruleSentence('too_many', groupLimits.tags) })
    else change({ tags })
  }
  const point = (found: Wrong) => {
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) goToField(`group-${first}`)
    return first === undefined
  }
  const refused = (error: unknown) => {
    if (!isProblem(error)) return
    if (error.code === 'GROUP_HANDLE_TAKEN') point({ handle: sentenceOf(error) })
    else point(Object.fromEntries(error.fields.map(({ path, rule, limit }) => [path, ruleSentence(rule, limit)])))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!point(checkGroup(values))) return
    if (isCoverOnItsWay) return setWrong({ cover: t('coverWaits') })
    const done = {
      onSuccess: ({ id }: { id: string }) => {
        dropDraft(draft)
        toast(t(group === null ? 'made' : 'saved'))
        void navigate(paths.group(id), { replace: true })
      },
      onError: refused,
    }
    if (group) edit.mutate({ groupId: group.id, ...saidOf(kept) }, done)
    else {
      const { clientId, type, schoolId, name, handle } = values
      const withRoom = values.withRoom && isClass({ type })
      const school = type === 'school' ? schoolId : null
      add.mutate({ ...saidOf(values), clientId, type, schoolId: school, withRoom, name, handle }, done)
    }
  }
  const isSaid =
    isProblem(saving.error) && (saving.error.fields.length > 0 || saving.error.code === 'GROUP_HANDLE_TAKEN')

  return (
    <Card as="form" className={css.form} onSubmit={save}>
      {saving.error && !isSaid ? <FormAlert>{sentenceOf(saving.error)}</FormAlert> : null}
      {group === null ? <TypeField user={user} values={values} onChange={change} /> : null}
      <TextInput
        id="group-name"
        label={t('name')}
        placeholder={t('nameHint')}
        withAsterisk
        aria-required
        maxLength={groupLimits.name}
        value={values.name}
        error={wrong.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <HandleField
        value={values.handle}
        own={group?.handle ?? null}
        error={wrong.handle}
        onChange={(handle) => change({ handle })}
      />
      <Textarea
        id="group-description"
        label={t('description')}
        placeholder={t('descriptionHint')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={groupLimits.description}
        value={values.description}
        error={wrong.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Field id="group-tags" label={t('tags')} note={t('tagsNote', { count: groupLimits.tags })} error={wrong.tags}>
        <ChosenTags tags={values.tags} onRemove={toggle} />
        <TagPicker value={values.tags} onToggle={toggle} />
      </Field>
      <CoverField
        groupId={group?.id ?? values.clientId}
        value={values.cover}
        error={wrong.cover}
        onBusy={setCoverOnItsWay}
        onChange={(cover) => change({ cover })}
      />
      {group === null && isClass(values) ? (
        <Checkbox
          label={t('withRoom')}
          description={t('withRoomNote')}
          checked={values.withRoom}
          onChange={(event) => change({ withRoom: event.currentTarget.checked })}
        />
      ) : null}
      <div className={css.save}>
        <Button type="submit" isBusy={saving.isPending}>
          {t(group === null ? 'make' : 'save')}
        </Button>
      </div>
    </Card>
  )
}

function valuesOf(user: SignedInUser, group: Group | null): GroupValues {
  return {
    clientId: newId(),
    type: group?.type ?? 'open',
    withRoom: true,
    schoolId: wholeSchools(user)[0]?.schoolId ?? null,
    name: group?.name ?? '',
    handle: group?.handle ?? '',
    description: group?.description ?? '',
    tags: (group?.tags ?? []).filter(isTagCode),
    cover: coverOf(group),
  }
}

function coverOf(group: Group | null): GroupValues['cover'] {
  if (group?.coverFileId && group.cover) return { fileId: group.coverFileId, address: group.cover }
  return group?.drawnCover ? { drawn: group.drawnCover } : null
}
