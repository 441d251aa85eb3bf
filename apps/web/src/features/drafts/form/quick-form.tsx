import type { ScheduledPost } from '@learntrail/contract/drafts/scheduled-post'
import type { Post } from '@learntrail/contract/posts/posts'
import { classifications, intelligences, type TagCode } from '@learntrail/contract/tags/tags'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { errorId, Field, FieldError } from '../../../ui/form/field.tsx'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { TextCounter } from '../../editor/index.ts'
import { DisclosureNotice, UploadField } from '../../files/index.ts'
import { privacyName } from '../../posts/index.ts'
import { isTagCode, myTagsQuery, RemovableChip, SdgDot, TagSuggestions, useTagName, wordsOf } from '../../tags/index.ts'
import { DraftNotices } from '../components/draft-notices.tsx'
import { StartRow } from '../components/start-row.tsx'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'
import { fieldId } from '../session/draft-fields.ts'
import type { DraftSession } from '../session/draft-session.ts'
import { documentOf, linesOf } from '../session/draft-values.ts'
import { usePublish } from '../session/use-publish.ts'
import { DraftStatus } from './draft-status.tsx'
import { PublishBar } from './publish-bar.tsx'
import css from './quick-form.module.css'

interface QuickFormProps {
  session: DraftSession
  onPublished: (post: Post) => void
  onScheduled: (post: ScheduledPost) => void
}

const mostTags = 10
const newRecord = { kind: 'new' } as const

/** The short form: text, files and one tag. The full editor has the rest and opens the same draft. */
export function QuickForm({ session, onPublished, onScheduled }: QuickFormProps) {
  const { t } = useTranslation(['drafts/form', 'drafts/compose', 'tags'])
  const nameOf = useTagName()
  const publication = usePublish({ session, target: newRecord, onPublished, onScheduled })
  const { draft, errors, failure, isWaiting, isBusy, publish, forgive } = publication
  const [isChoosingTime, setChoosingTime] = useState(false)
  const { data } = useQuery(myTagsQuery)
  const { values, uploads } = draft
  const contentId = fieldId('content')
  const tags = choicesOf(values.tags, (data?.recent ?? []).filter(isTagCode))

  const toggle = (tag: TagCode) => {
    session.change({ tags: values.tags.includes(tag) ? values.tags.filter((one) => one !== tag) : [tag] })
    forgive('tags')
  }
  /** Adds to the chosen tags instead of replacing them, as each suggestion is accepted on its own. */
  const confirm = (tag: TagCode) => {
    session.change({ tags: [...values.tags, tag] })
    forgive('tags')
  }
  const setOwnTags = (customTags: string[]) => {
    session.change({ customTags })
    forgive('customTags')
  }
  /** The classification on the screen; `classify` makes it the record's before it is published or shown elsewhere. */
  const kind = values.classification || 'other_classify'
  const classify = () => {
    if (!values.classification) session.change({ classification: kind })
  }

  return (
    <section className={css.form} aria-label={t('quick.title')}>
      <DraftNotices session={session} draft={draft} otherPost={null} onPostAnswer={publication.answerConflict} />
      <StartRow session={session} draft={draft} />
      <Card padding="none" className={css.paper}>
        <textarea
          id={contentId}
          className={css.text}
          rows={6}
          aria-label={t('content')}
          placeholder={t('drafts/compose:question')}
          aria-invalid={errors.content !== undefined || undefined}
          aria-describedby={errors.content ? `${errorId(contentId)} ${contentId}-counter` : `${contentId}-counter`}
          value={linesOf(values.content)}
          onChange={(event) => {
            session.change({ content: documentOf(event.currentTarget.value) })
            forgive('content')
          }}
        />
        <div className={css.foot}>
          <FieldError id={contentId} error={errors.content} />
          <TextCounter id={`${contentId}-counter`} document={values.content} />
        </div>
      </Card>
      <Card>
        <UploadField id={fieldId('files')} queue={session.queue} items={uploads} error={errors.files} />
      </Card>
      <Card>
        <Field id={fieldId('tags')} label={t('quick.tag')} isRequired note={t('quick.tagNote')} error={errors.tags}>
          <div id={fieldId('tags')} tabIndex={-1}>
            <ChipRow>
              {tags.map((tag) => (
                <ChoiceChip key={tag} isOn={values.tags.includes(tag)} onToggle={() => toggle(tag)}>
                  <SdgDot code={tag} />
                  {nameOf(tag)}
                </ChoiceChip>
              ))}
            </ChipRow>
          </div>
          {values.customTags.length > 0 ? (
            <div className={css.own}>
              {values.customTags.map((tag) => (
                <RemovableChip
                  key={tag}
                  name={`# ${tag}`}
                  onRemove={() => setOwnTags(values.customTags.filter((one) => one !== tag))}
                />
              ))}
            </div>
          ) : null}
          <TagSuggestions
            text={wordsOf(values)}
            tags={values.tags}
            customTags={values.customTags}
            onTag={confirm}
            onCustomTags={setOwnTags}
          />
        </Field>
        <div className={css.kind}>
          <MenuButton
            look="line"
            size="s"
            label={t('quick.kindIs', { kind: t(`tags:classifications.${kind}`) })}
            actions={classifications.map((name) => ({
              label: t(`tags:classifications.${name}`),
              icon: 'bookmark',
              isChosen: name === kind,
              run: () => {
                session.change({ classification: name })
                forgive('classification')
              },
            }))}
          >
            {t('quick.kindIs', { kind: t(`tags:classifications.${kind}`) })}
          </MenuButton>
          <LinkButton look="quiet" size="s" to={paths.writePost} replace iconAfter="right" onClick={classify}>
            {t('quick.more')}
          </LinkButton>
        </div>
      </Card>
      {privacyName(values.privacy) === 'private' ? null : <DisclosureNotice items={uploads} />}
      <PublishBar
        privacy={values.privacy}
        groupIds={values.groupIds}
        onPrivacy={(privacy, groupIds) => {
          session.change({ privacy, groupIds })
          forgive('privacy')
        }}
        status={<DraftStatus draft={draft} isWaiting={isWaiting} />}
        publish={t('publish')}
        failure={failure ?? errors.privacy ?? errors.title ?? errors.customTags ?? errors.date}
        isBusy={isBusy}
        onPublish={() => {
          classify()
          publish()
        }}
        onLater={() => {
          classify()
          if (publication.check()) setChoosingTime(true)
        }}
      />
      <ScheduleDialog
        isOpen={isChoosingTime}
        confirm={t('schedule')}
        onChoose={(at) => {
          setChoosingTime(false)
          publish(at)
        }}
        onClose={() => setChoosingTime(false)}
      />
    </section>
  )
}

/**
 * Returns the tags to offer: recently used ones and the eight intelligences, ten at most, then any others already
 * chosen.
 */
function choicesOf(chosen: readonly TagCode[], recent: readonly TagCode[]): TagCode[] {
  const offered = [...new Set([...recent, ...intelligences])].slice(0, mostTags)
  return [...new Set([...offered, ...chosen])]
}
