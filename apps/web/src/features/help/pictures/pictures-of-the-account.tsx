import { Person, Pill, Sheet, Words } from '../../../ui/help-pictures/parts.tsx'

export const picturesOfTheAccount = {
  plan: (
    <>
      {[22, 120, 218].map((x, index) => (
        <g key={x}>
          <Sheet x={x} y={30} width={80} height={120} />
          <Pill x={x + 12} y={44} width={40} isMain={index === 1} />
          <Words x={x + 12} y={76} widths={[56, 44, 50]} />
        </g>
      ))}
    </>
  ),
  problem: (
    <>
      <Sheet x={40} y={28} width={240} height={76} />
      <Words x={60} y={46} widths={[180, 140, 160]} />
      <Person x={70} y={130} isOther />
      <Sheet x={100} y={116} width={160} height={44} />
      <Words x={116} y={130} widths={[120, 90]} />
    </>
  ),
}
