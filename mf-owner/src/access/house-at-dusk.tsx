/** A house in the evening, its windows lit. */
export function HouseAtDusk({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 320 200" aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" opacity="0.55">
        <path d="M8 176h304M76 176V96l70-54 70 54v80M62 107l84-65 84 65M180 68V44h18v38" />
        <path d="M216 120h52v56M216 120l26-18h26v18" />
        <path d="M40 176v-34M40 142c-14 0-20-12-20-24s10-26 20-34c10 8 20 22 20 34s-6 24-20 24ZM292 176v-22M292 154c-9 0-13-8-13-16s6-17 13-22c7 5 13 14 13 22s-4 16-13 16Z" />
        <path d="M134 176v-34h26v34M154 160v.5" />
      </g>
      <g fill="var(--color-brass)">
        <rect x="94" y="112" width="24" height="30" rx="2" />
        <rect x="176" y="112" width="24" height="30" rx="2" />
        <rect x="136" y="76" width="20" height="24" rx="2" opacity="0.75" />
        <rect x="232" y="136" width="20" height="20" rx="2" opacity="0.75" />
      </g>
      <g stroke="var(--color-moss-deep)" strokeWidth="2">
        <path d="M106 112v30M94 127h24M188 112v30M176 127h24M146 76v24M242 136v20" />
      </g>
      <circle cx="262" cy="44" r="12" stroke="currentColor" strokeWidth="2" opacity="0.55" />
    </svg>
  );
}
