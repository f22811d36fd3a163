import { index, integer, jsonb, pgTable, text, timestamp, uuid } from '../drizzle.ts';
import type { TestimonialDecision, TestimonialState } from 'shared-kit/contracts/api/testimonial';
import { bytesColumn, languageColumn } from './columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Testimonials that visitors sent (product V40). Those that are published are pages of the site. */
export const testimonials = pgTable(
  'testimonials',
  {
    /** Of the submission. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    text: text().notNull(),
    /** Empty without one. */
    webAddress: text('web_address').notNull(),
    /** What it was about, by which the agency knows its client again; never shown. */
    about: text().notNull(),
    /** Of the one who wrote it; never shown. */
    email: text().notNull(),
    language: languageColumn().notNull(),
    /** The picture that came with it, as it was uploaded; never shown to visitors. */
    uploadId: text('upload_id'),
    /** Last part of its address. */
    slug: text().notNull(),
    /** Origin of the site that the links of its mails lead to. */
    site: text(),
    state: text().$type<TestimonialState>().notNull().default('waiting'),
    /** Every decision of the agency, the oldest first: the record of why one was refused. */
    decisions: jsonb().$type<TestimonialDecision[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [index('testimonials_state').on(table.state)],
);

/** What the site shows of the pictures of published testimonials: drawn when the agency publishes them, gone when it takes them back. */
export const testimonialPictures = pgTable(
  'testimonial_pictures',
  {
    testimonialId: uuid('testimonial_id')
      .primaryKey()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    /** Follows from the bytes. */
    source: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytesColumn().notNull(),
  },
  (table) => [index('testimonial_pictures_source').on(table.source)],
);
