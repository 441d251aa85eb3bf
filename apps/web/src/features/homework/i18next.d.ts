import 'i18next'
import type arrange from '@learntrail/texts/tw/homework/arrange.json'
import type calendar from '@learntrail/texts/tw/homework/calendar.json'
import type correct from '@learntrail/texts/tw/homework/correct.json'
import type fileUses from '@learntrail/texts/tw/homework/file-uses.json'
import type forGuardians from '@learntrail/texts/tw/homework/for-guardians.json'
import type form from '@learntrail/texts/tw/homework/form.json'
import type homework from '@learntrail/texts/tw/homework/homework.json'
import type inGroups from '@learntrail/texts/tw/homework/in-groups.json'
import type menu from '@learntrail/texts/tw/homework/menu.json'
import type phrases from '@learntrail/texts/tw/homework/phrases.json'
import type places from '@learntrail/texts/tw/homework/places.json'
import type rubric from '@learntrail/texts/tw/homework/rubric.json'
import type team from '@learntrail/texts/tw/homework/team.json'
import type templates from '@learntrail/texts/tw/homework/templates.json'
import type todos from '@learntrail/texts/tw/homework/todos.json'
import type voice from '@learntrail/texts/tw/homework/voice.json'
import type waits from '@learntrail/texts/tw/homework/waits.json'
import type work from '@learntrail/texts/tw/homework/work.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'homework/todos': typeof todos
    'homework/waits': typeof waits
    homework: typeof homework
    'homework/arrange': typeof arrange
    'homework/calendar': typeof calendar
    'homework/phrases': typeof phrases
    'homework/correct': typeof correct
    'homework/form': typeof form
    'homework/for-guardians': typeof forGuardians
    'homework/places': typeof places
    'homework/rubric': typeof rubric
    'homework/team': typeof team
    'homework/templates': typeof templates
    'homework/voice': typeof voice
    'homework/work': typeof work
    'homework/in-groups': typeof inGroups
    'homework/file-uses': typeof fileUses
    'homework/menu': typeof menu
  }
}
