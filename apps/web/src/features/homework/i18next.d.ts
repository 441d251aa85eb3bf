import 'i18next'
import type calendar from '../../locales/tw/homework/calendar.json'
import type correct from '../../locales/tw/homework/correct.json'
import type fileUses from '../../locales/tw/homework/file-uses.json'
import type form from '../../locales/tw/homework/form.json'
import type homework from '../../locales/tw/homework/homework.json'
import type inGroups from '../../locales/tw/homework/in-groups.json'
import type menu from '../../locales/tw/homework/menu.json'
import type phrases from '../../locales/tw/homework/phrases.json'
import type places from '../../locales/tw/homework/places.json'
import type rubric from '../../locales/tw/homework/rubric.json'
import type team from '../../locales/tw/homework/team.json'
import type templates from '../../locales/tw/homework/templates.json'
import type voice from '../../locales/tw/homework/voice.json'
import type work from '../../locales/tw/homework/work.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    homework: typeof homework
    'homework/calendar': typeof calendar
    'homework/phrases': typeof phrases
    'homework/correct': typeof correct
    'homework/form': typeof form
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
