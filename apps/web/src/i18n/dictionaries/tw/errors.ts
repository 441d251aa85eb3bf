import general from '@learntrail/texts/tw/errors/errors.json'

// Every feature has the sentences of its failures, and a screen can meet those of any: they are loaded as one file.
const codes = import.meta.glob<Record<string, string>>('../../../../../../packages/texts/src/tw/*/errors.json', {
  eager: true,
  import: 'codes',
})

export default { ...general, codes: Object.assign({}, ...Object.values(codes)) as Record<string, string> }
