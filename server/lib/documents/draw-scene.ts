import type { PosterScene } from './poster.ts';

/** Draws a poster at the sheet's origin; the caller clips and restores. */
export function drawScene(sheet: PDFKit.PDFDocument, scene: PosterScene): void {
  for (const { shapes, at } of scene.parts) {
    for (const [x, y] of at) {
      sheet.save().translate(x, y);
      for (const shape of shapes) sheet.path(shape.d).fill(shape.fill);
      sheet.restore();
    }
  }
}
