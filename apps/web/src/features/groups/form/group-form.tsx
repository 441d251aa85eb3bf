import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { isClass } from '@learntrail/contract/groups/roles'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { toggled } from '../../../ui/toggled.ts'
import { type SignedInUser, wholeSchools } from '../../profiles/index.ts'
import { ChosenTags, isTagCode, TagPicker } from '../../tags/index.ts'
import { useAddGroup, useEditGroup } from '../api/save-group.ts'
import { CoverField } from './cover-field.tsx'
import css from './group-form.module.css'
import { changesOf, checkGroup, fieldOf, type GroupValues, saidOf } from './group-values.ts'
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
  const [before] = useState(() => valuesOf(user, group))
  const [isCoverOnItsWay, setCoverOnItsWay] = useState(false)
  const add = useAddGroup()
  const edit = useEditGroup()
  const form = useKeptForm({
    id: 'group',
    draft: { what: 'group', account: user.id, of: group?.id ?? 'new' },
    start: () => before,
    // For an existing group, only the changes are kept, as another administrator may change the rest meanwhile.
    kept: (values) => (group ? changesOf(before, values) : values),
    check: (values) => ({ ...checkGroup(values), tags: null, cover: isCoverOnItsWay ? t('coverWaits') : null }),
    fieldOf,
    fieldOfCode: { GROUP_HANDLE_TAKEN: 'handle' },
    send(values, clientId): Promise<{ id: string }> {
      if (group) return edit.mutateAsync({ groupId: group.id, ...saidOf(changesOf(before, values)) })
      const { type, name, handle } = values
      const withRoom = values.withRoom && isClass({ type })
      const schoolId = type === 'school' ? values.schoolId : null
      return add.mutateAsync({ ...saidOf(values), clientId, type, schoolId, withRoom, name, handle })
    },
    onSent({ id }) {
      toast(t(group === null ? 'made' : 'saved'))
      void navigate(paths.group(id), { replace: true })
    },
  })
  const { values, wrong, change } = form

  const toggle = (tag: TagCode) => {
    const tags = toggled(values.tags, tag)
    if (tags.length > groupLimits.tags) form.mark({ tags: ruleSentence('too_many', groupLimits.tags) })
    else change({ tags })
  }

  return (
    <Card as="form" className={css.form} onSubmit={form.submit}>
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      {group === null ? <TypeField user={user} values={values} onChange={change} /> : null}
      <TextInput
        {...form.input('name')}
        label={t('name')}
        placeholder={t('nameHint')}
        withAsterisk
        aria-required
        maxLength={groupLimits.name}
      />
      <HandleField
        value={values.handle}
        own={group?.handle ?? null}
        error={wrong.handle}
        onChange={(handle) => change({ handle })}
      />
      <Textarea
        {...form.input('description')}
        label={t('description')}
        placeholder={t('descriptionHint')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={groupLimits.description}
      />
      <Field id="group-tags" label={t('tags')} note={t('tagsNote', { count: groupLimits.tags })} error={wrong.tags}>
        <ChosenTags tags={values.tags} onRemove={toggle} />
        <TagPicker value={values.tags} onToggle={toggle} />
      </Field>
      <CoverField
        groupId={group?.id ?? form.clientId}
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
        <Button type="submit" isBusy={form.isSending}>
          {t(group === null ? 'make' : 'save')}
        </Button>
      </div>
    </Card>
  )
}

function valuesOf(user: SignedInUser, group: Group | null): GroupValues {
  return {
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
