import forge from 'node-forge';

const { pki } = forge;

interface Issued {
  certificate: forge.pki.Certificate;
  key: forge.pki.rsa.PrivateKey;
}

type Name = forge.pki.CertificateField[];

const YEAR_MS = 365 * 86_400_000;
let serials = 0;

function issue(subject: Name, issuer?: Issued, isAuthority = true): Issued {
  const keys = pki.rsa.generateKeyPair(2_048);
  const certificate = pki.createCertificate();
  serials += 1;
  certificate.serialNumber = `0${serials.toString(16)}`.slice(-2).padStart(2, '0');
  certificate.publicKey = keys.publicKey;
  certificate.validity.notBefore = new Date(Date.now() - YEAR_MS);
  certificate.validity.notAfter = new Date(Date.now() + YEAR_MS);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? subject);
  certificate.setExtensions([
    { name: 'basicConstraints', critical: true, cA: isAuthority },
    { name: 'keyUsage', critical: true, keyCertSign: isAuthority, digitalSignature: !isAuthority },
  ]);
  certificate.sign(issuer?.key ?? keys.privateKey, forge.md.sha256.create());
  return { certificate, key: keys.privateKey };
}

const named = (commonName: string): Name => [
  { name: 'commonName', value: commonName },
  { name: 'organizationName', value: 'Apple Inc. (test)' },
];

export const PASS_TYPE = 'pass.test.passa.tickets';
export const TEAM = 'TEAM123456';

/** A self-made chain as Apple's: root, intermediate (WWDR), and the certificate of a type of pass. PEM. */
export interface PassCertificates {
  root: string;
  authority: string;
  certificate: string;
  key: string;
  /** Settings of a product that uses them. */
  settings: Record<string, string>;
}

export function passCertificates(): PassCertificates {
  const root = issue(named('Test Root CA'));
  const authority = issue(named('Test Worldwide Developer Relations'), root);
  const leaf = issue(
    [
      { type: '0.9.2342.19200300.100.1.1', value: PASS_TYPE, valueTagClass: forge.asn1.Type.UTF8 as never },
      { name: 'commonName', value: `Pass Type ID: ${PASS_TYPE}` },
      { shortName: 'OU', value: TEAM },
    ],
    authority,
    false,
  );
  const pem = {
    root: pki.certificateToPem(root.certificate),
    authority: pki.certificateToPem(authority.certificate),
    certificate: pki.certificateToPem(leaf.certificate),
    key: pki.privateKeyToPem(leaf.key),
  };
  return {
    ...pem,
    settings: {
      // As text, and as base64 without line breaks: operators give either.
      APPLE_PASS_CERTIFICATE: pem.certificate,
      APPLE_PASS_KEY: Buffer.from(pem.key).toString('base64'),
      APPLE_WWDR_CERTIFICATE: pem.authority.replaceAll('\n', '\\n'),
    },
  };
}

/** Reads the fields of a certificate's chain, for a TLS server of the test. */
export function serverCertificates(host: string): { ca: string; cert: string; key: string } {
  const authority = issue(named('Test Server CA'));
  const keys = issue(named(host), authority, false);
  const { certificate } = keys;
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }]);
  certificate.sign(authority.key, forge.md.sha256.create());
  return {
    ca: pki.certificateToPem(authority.certificate),
    cert: pki.certificateToPem(certificate),
    key: pki.privateKeyToPem(keys.key),
  };
}
