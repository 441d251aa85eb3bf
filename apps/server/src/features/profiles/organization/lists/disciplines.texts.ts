import type { disciplineKinds, Label } from '@learntrail/contract/profiles/organization'
import type { DisciplineCode } from '@learntrail/contract/profiles/organization-codes'

type Kind = (typeof disciplineKinds)[number]

interface Discipline {
  kind: Kind
  label: Label
}

const of = (kind: Kind) => (tw: string, en: string) => ({ kind, label: { tw, en } })
const vocational = of('vocational')
const university = of('university')

export const disciplineDetails: Record<DisciplineCode, Discipline> = {
  general_high_school: { kind: 'general', label: { tw: '普通型高中', en: 'General high school' } },

  machinery: vocational('機械群', 'Machinery'),
  power_machinery: vocational('動力機械群', 'Power machinery'),
  electrical_electronic: vocational('電機與電子群', 'Electrical and electronic engineering'),
  civil_architecture: vocational('土木與建築群', 'Civil engineering and architecture'),
  chemical_engineering: vocational('化工群', 'Chemical engineering'),
  commerce_management: vocational('商業與管理群', 'Commerce and management'),
  design: vocational('設計群', 'Design'),
  agriculture: vocational('農業群', 'Agriculture'),
  food: vocational('食品群', 'Food'),
  home_economics: vocational('家政群', 'Home economics'),
  hospitality: vocational('餐旅群', 'Hospitality and tourism'),
  fishery: vocational('水產群', 'Fisheries'),
  maritime: vocational('海事群', 'Maritime studies'),
  foreign_language_vocational: vocational('外語群', 'Foreign languages (vocational)'),
  art_vocational: vocational('藝術群', 'Arts (vocational)'),

  information: university('資訊學群', 'Information'),
  engineering: university('工程學群', 'Engineering'),
  mathematics_physics_chemistry: university('數理化學群', 'Mathematics, physics and chemistry'),
  medicine_health: university('醫藥衛生學群', 'Medicine and health'),
  life_science: university('生命科學學群', 'Life sciences'),
  bioresources: university('生物資源學群', 'Biological resources'),
  earth_environment: university('地球環境學群', 'Earth and environment'),
  architecture_design: university('建築設計學群', 'Architecture and design'),
  arts: university('藝術學群', 'Arts'),
  social_psychology: university('社會心理學群', 'Society and psychology'),
  mass_communication: university('大眾傳播學群', 'Mass communication'),
  foreign_language: university('外語學群', 'Foreign languages'),
  literature_history_philosophy: university('文史哲學群', 'Literature, history and philosophy'),
  education: university('教育學群', 'Education'),
  law_politics: university('法政學群', 'Law and politics'),
  management: university('管理學群', 'Management'),
  finance_economics: university('財經學群', 'Finance and economics'),
  recreation_sports: university('遊憩運動學群', 'Recreation and sports'),
}
