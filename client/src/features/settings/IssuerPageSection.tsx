import { Anchor, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { OwnIssuerPageQuery } from '../../gql/graphql.ts';
import {
  useChangeIssuerSlugMutation,
  useOwnIssuerPageQuery,
  useUpdateIssuerPageMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { settingsTexts as texts } from '../../messages/settings.ts';
import { siteOrigin } from '../../session/site-origin.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { SettingsSection } from './SettingsSection.tsx';

graphql(`
  query OwnIssuerPage($slug: String!) {
    issuerBySlug(slug: $slug) {
      id
      slug
      description
      website
      contactEmail
      viewerCanEditPage
      viewerCanChangeSlug
    }
  }
`);

graphql(`
  mutation UpdateIssuerPage($input: UpdateIssuerPageInput!) {
    updateIssuerPage(input: $input) {
      issuer {
        id
        description
        website
        contactEmail
      }
    }
  }
`);

graphql(`
  mutation ChangeIssuerSlug($slug: String!) {
    changeIssuerSlug(input: { slug: $slug }) {
      issuer {
        id
        slug
      }
    }
  }
`);

type OwnPage = NonNullable<OwnIssuerPageQuery['issuerBySlug']>;

/** Public page of the organisation, for its owners and admins. Renders nothing for other roles. */
export function IssuerPageSection({ viewer }: { viewer: Viewer }) {
  const slug = viewer.user.issuer?.slug ?? '';
  const skip = slug === '' || !(viewer.role === 'ISSUER_OWNER' || viewer.role === 'ISSUER_ADMIN');
  const { data, previousData } = useOwnIssuerPageQuery({ variables: { slug }, skip });
  const page = (data ?? previousData)?.issuerBySlug;
  if (skip || !page?.viewerCanEditPage) return null;
  return (
    <SettingsSection
      anchor="public-page"
      title={texts.pageTitle}
      lead={
        <>
          {texts.pageLead}{' '}
          <Anchor component={Link} to={`/issuers/${page.slug}`} underline="always" inherit>
            {texts.pageOpen}
          </Anchor>
        </>
      }
    >
      <Stack gap="xl">
        <PageForm page={page} />
        <SlugForm page={page} />
      </Stack>
    </SettingsSection>
  );
}

function PageForm({ page }: { page: OwnPage }) {
  const [description, setDescription] = useState(page.description);
  const [website, setWebsite] = useState(page.website ?? '');
  const [contactEmail, setContactEmail] = useState(page.contactEmail ?? '');
  const [save, { loading, error }] = useUpdateIssuerPageMutation();
  const faults = fieldFailures(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { description, website: website.trim() || null, contactEmail: contactEmail.trim() || null };
    const { data } = await save({ variables: { input } }).catch(() => ({ data: null }));
    if (!data) return;
    setWebsite(data.updateIssuerPage.issuer.website ?? '');
    void notify('success', texts.pageSaved);
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={texts.pageTitle}>
      <Stack gap="md">
        <Textarea
          label={texts.pageAbout}
          description={texts.pageAboutHint}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          error={faults.description}
          maxLength={PAGE_LIMITS.description}
          autosize
          minRows={4}
          maxRows={14}
        />
        <TextInput
          label={texts.pageWebsite}
          type="text"
          inputMode="url"
          autoComplete="url"
          value={website}
          onChange={(event) => setWebsite(event.currentTarget.value)}
          error={faults.website}
          maxLength={PAGE_LIMITS.website}
        />
        <TextInput
          label={texts.pageContact}
          description={texts.pageContactHint}
          type="email"
          autoComplete="email"
          value={contactEmail}
          onChange={(event) => setContactEmail(event.currentTarget.value)}
          error={faults.contactEmail}
          maxLength={PAGE_LIMITS.contactEmail}
        />
        {error && Object.keys(faults).length === 0 && <FormFailure>{readFailure(error)}</FormFailure>}
        <Group>
          <Button type="submit" disabled={loading}>
            {texts.pageSave}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function SlugForm({ page }: { page: OwnPage }) {
  const [slug, setSlug] = useState(page.slug);
  const [change, { loading, error }] = useChangeIssuerSlugMutation();
  const fault = fieldFailures(error).slug;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await change({ variables: { slug: slug.trim() } }).catch(() => ({ data: null }));
    if (!data) return;
    setSlug(data.changeIssuerSlug.issuer.slug);
    void notify('success', texts.pageAddressChanged);
  };
  if (!page.viewerCanChangeSlug) {
    return (
      <div>
        <Text size="sm" fw={500}>
          {texts.pageAddress}
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{`${siteOrigin}/issuers/${page.slug}`}</Text>
        <Text size="sm" c="dimmed">
          {texts.pageAddressByOwner}
        </Text>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={texts.pageAddress}>
      <Stack gap="md">
        <TextInput
          label={texts.pageAddress}
          description={`${siteOrigin}/issuers/${slug.trim()} · ${texts.pageAddressHint}`}
          value={slug}
          onChange={(event) => setSlug(event.currentTarget.value)}
          error={fault}
          maxLength={PAGE_LIMITS.slug}
          autoCapitalize="none"
          spellCheck={false}
        />
        {error && !fault && <FormFailure>{readFailure(error)}</FormFailure>}
        <Group>
          <Button
            type="submit"
            variant="default"
            disabled={loading || slug.trim() === '' || slug.trim() === page.slug}
          >
            {texts.pageAddressChange}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
