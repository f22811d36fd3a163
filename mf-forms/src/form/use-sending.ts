import { useRef, useState, type RefObject } from 'react';
import { FORM_ERROR, type FormApi } from 'final-form';
import { useNavigate } from 'react-router';
import type { FormReceipt } from 'shared-kit/contracts/api/forms/form-bodies';
import { useSender } from 'shared-kit/forms/form-sending';
import { useHost } from 'composer/host';
import { dropDraft } from './draft.ts';
import type { Form, FormValues } from './form-description.ts';
import { newFormSession, type FormSubject } from './form-session.tsx';
import { sendForm, type FormRefusal, type VisitorFormAnswer } from './send-form.ts';

/** What a page says of the sending of its form. */
export interface SendingOptions {
  /** Page after the form is accepted, which may depend on its receipt; by default the form's own. */
  thanksPath?: string | ((receipt: FormReceipt | undefined) => string);
  /** Told that the form was accepted, before the next page opens. */
  onAccepted?: (() => void) | undefined;
  /** Told why a form was refused, before the visitor sees it. */
  onRefused?: ((refusal: FormRefusal) => void) | undefined;
  /** What the form is about, beside what the visitor writes. */
  subject?: FormSubject | undefined;
  /** The server's response to this form, sent without JavaScript. */
  answer?: VisitorFormAnswer | undefined;
}

/** The sending of a form. */
export interface Sending {
  /** Sends it. Resolves with why it was refused. */
  send(api: FormApi<FormValues>): Promise<FormRefusal | undefined>;
  /** Why it was refused last. */
  refusal: FormRefusal | undefined;
  /** The captcha that is to be solved before it is sent again, if any. */
  captcha: 'configured' | 'own' | undefined;
  /** Message that says how far the captcha is. */
  progress: string | undefined;
  setProgress(message: string | undefined): void;
  /** The proof goes with the next sending. */
  setProof(proof: string): void;
  accepted: RefObject<boolean>;
  idempotencyKey: RefObject<string>;
  /** What is on its way and has to arrive before the form is sent. */
  pending: Set<Promise<unknown>>;
}

/**
 * @param name storage key of the draft
 * @param website what robots fill in
 */
export function useSending(
  form: Form,
  name: string,
  website: () => string,
  { answer, subject = {}, thanksPath, onAccepted, onRefused }: SendingOptions,
): Sending {
  const { language, href } = useHost();
  const navigate = useNavigate();
  const [{ key }] = useState(() => answer?.session ?? newFormSession());
  const idempotencyKey = useRef(key);
  const accepted = useRef(false);
  const receipt = useRef<FormReceipt>(undefined);
  const proof = useRef<string | undefined>(undefined);
  const [pending] = useState(() => new Set<Promise<unknown>>());
  const [progress, setProgress] = useState<string>();
  const sender = useSender(answer?.refusal, () => {
    accepted.current = true;
    dropDraft(name);
    onAccepted?.();
    const thanks = thanksPath ?? href(form.thanks)!;
    void navigate(typeof thanks === 'string' ? thanks : thanks(receipt.current));
  });
  return {
    async send(api) {
      await Promise.all(pending);
      const { values } = api.getState();
      const captcha = proof.current;
      proof.current = undefined;
      setProgress(undefined);
      const sent = {
        values,
        subject,
        language,
        website: website(),
        idempotencyKey: idempotencyKey.current,
        captcha,
      };
      const refusal = await sender.send((client) =>
        sendForm(client, form, sent, (given) => (receipt.current = given)),
      );
      if (refusal) onRefused?.(refusal);
      return refusal;
    },
    refusal: sender.refusal,
    // Of the answer to a form without scripts it is no use.
    captcha: sender.refusal !== answer?.refusal ? wantedCaptcha(sender.refusal) : undefined,
    progress,
    setProgress,
    setProof: (solved) => (proof.current = solved),
    accepted,
    idempotencyKey,
    pending,
  };
}

/** After one that was not taken, none is shown until the visitor sends the form again: the site's own solves and sends by itself. */
function wantedCaptcha(refusal: FormRefusal | undefined): Sending['captcha'] {
  if (refusal?.kind === 'own-captcha') return 'own';
  return refusal?.kind === 'captcha' ? 'configured' : undefined;
}

/** A refusal as errors of final-form: by field, or for the whole form. */
export function toErrors(refusal: FormRefusal | undefined): Record<string, string> | undefined {
  if (refusal?.kind === 'refused') return refusal.faults as Record<string, string>;
  return refusal && { [FORM_ERROR]: refusal.kind };
}
