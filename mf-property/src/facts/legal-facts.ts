import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Fact } from './fact.ts';
import type { FactFormat } from './fact-format.ts';

/** Certificates that a sale or a rental asks for. Flood scores are drawn, see `flood-scores.tsx`. */
export function riskFacts({ risk }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['risk.floodZone', format.text(risk.floodZone)],
    ['risk.soil', format.text(risk.soilCertificate)],
    ['risk.electricity', format.text(risk.electricityCertificate)],
    ['risk.gas', format.text(risk.gasCertificate)],
    ['risk.asbestos', format.text(risk.asbestosType)],
    ['risk.asbestosDate', format.date(risk.asbestosDate)],
  ];
}

/** Planning and legal facts: none, no, yes or pending (product P5). */
export function permitFacts({ permits }: PropertyDetail, format: FactFormat): Fact[] {
  return [
    ['permits.planningInformation', format.permit(permits.planningInformation)],
    ['permits.permits', format.permit(permits.permits)],
    ['permits.allotmentPermit', format.permit(permits.allotmentPermit)],
    ['permits.preemptiveRights', format.permit(permits.preemptiveRights)],
    ['permits.summons', format.permit(permits.summons)],
    ['permits.judicialDecision', format.permit(permits.judicialDecision)],
  ];
}
