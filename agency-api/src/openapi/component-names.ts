import * as z from 'zod';
import {
  listingAlternativesSchema,
  listingCardSchema,
  listingFacetsSchema,
  listingPageSchema,
} from 'shared-kit/contracts/api/listing';
import {
  ownerPropertiesSchema,
  ownerPropertySchema,
  ownerSchema,
  signedInOwnerSchema,
  visitCountsSchema,
} from 'shared-kit/contracts/api/owner';
import { pictureSchema } from 'shared-kit/contracts/api/picture';
import { problemSchema } from 'shared-kit/contracts/api/problem';
import {
  projectCardSchema,
  projectDetailSchema,
  projectListSchema,
  projectResponseSchema,
  projectUnitSchema,
} from 'shared-kit/contracts/api/project';
import { suggestionListSchema, suggestionSchema } from 'shared-kit/contracts/api/suggestion';
import { propertyDetailSchema, propertyResponseSchema } from 'shared-kit/contracts/api/property';
import {
  articleSchema,
  contentItemSchema,
  moduleLookSchema,
  pageMetadataSchema,
  testimonialSchema,
} from 'shared-kit/contracts/api/content';
import {
  agencySchema,
  bannerSchema,
  contentAddressSchema,
  contentModuleSchema,
  contentPageSchema,
  footerColumnSchema,
  headerLinkSchema,
  menuEntrySchema,
  siteSchema,
} from 'shared-kit/contracts/api/site';

const COMPONENTS = {
  Agency: agencySchema,
  Article: articleSchema,
  Banner: bannerSchema,
  ContentAddress: contentAddressSchema,
  ContentItem: contentItemSchema,
  ContentModule: contentModuleSchema,
  ContentPage: contentPageSchema,
  FooterColumn: footerColumnSchema,
  HeaderLink: headerLinkSchema,
  ListingAlternatives: listingAlternativesSchema,
  ListingCard: listingCardSchema,
  ListingFacets: listingFacetsSchema,
  ListingPage: listingPageSchema,
  MenuEntry: menuEntrySchema,
  ModuleLook: moduleLookSchema,
  Owner: ownerSchema,
  OwnerProperties: ownerPropertiesSchema,
  OwnerProperty: ownerPropertySchema,
  PageMetadata: pageMetadataSchema,
  Picture: pictureSchema,
  Problem: problemSchema,
  ProjectCard: projectCardSchema,
  ProjectDetail: projectDetailSchema,
  ProjectList: projectListSchema,
  ProjectResponse: projectResponseSchema,
  ProjectUnit: projectUnitSchema,
  PropertyDetail: propertyDetailSchema,
  PropertyResponse: propertyResponseSchema,
  SignedInOwner: signedInOwnerSchema,
  Site: siteSchema,
  Suggestion: suggestionSchema,
  SuggestionList: suggestionListSchema,
  Testimonial: testimonialSchema,
  VisitCounts: visitCountsSchema,
};

/** Names in the document; kept here because the contract itself is also read by code that needs no document. */
for (const [id, schema] of Object.entries(COMPONENTS)) z.globalRegistry.add(schema, { id });
