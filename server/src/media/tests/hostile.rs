//! Files with wrong headers, truncated files, and files that would take too much memory are refused with a helpful message. The
//! tests generate the files.

use super::*;

fn chunk(kind: [u8; 4], data: &[u8]) -> Vec<u8> {
    let mut crc = flate2::Crc::new();
    crc.update(&kind);
    crc.update(data);
    let length = u32::try_from(data.len()).unwrap().to_be_bytes();
    [&length, &kind[..], data, &crc.sum().to_be_bytes()].concat()
}

fn png_that_says(width: u32, height: u32, depth: u8, colour: u8) -> Vec<u8> {
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[depth, colour, 0, 0, 0]].concat();
    [&b"\x89PNG\r\n\x1a\n"[..], &chunk(*b"IHDR", &header), &chunk(*b"IDAT", &[0x78, 0x9c]), &chunk(*b"IEND", &[])]
        .concat()
}

fn jpeg_that_says(width: u16, height: u16, progressive: bool) -> Vec<u8> {
    let mut bytes = encoded(&quarters(16, 16), ImageFormat::Jpeg);
    let at = bytes.windows(2).position(|pair| pair == [0xff, 0xc0]).unwrap();
    bytes[at + 5..at + 7].copy_from_slice(&height.to_be_bytes());
    bytes[at + 7..at + 9].copy_from_slice(&width.to_be_bytes());
    if progressive {
        bytes[at + 1] = 0xc2;
    }
    bytes
}

#[test]
fn a_header_that_claims_too_many_pixels_is_refused_before_decoding() {
    assert_eq!(refused(&png_that_says(65_536, 65_536, 1, 3)), MediaError::Large(65_536, 65_536));
    assert_eq!(refused(&png_that_says(20_001, 1, 8, 2)), MediaError::Large(20_001, 1));
    assert_eq!(refused(&png_that_says(9_000, 9_000, 8, 0)), MediaError::Large(9_000, 9_000));
    assert_eq!(refused(&jpeg_that_says(65_000, 65_000, false)), MediaError::Large(65_000, 65_000));
}

#[test]
fn a_picture_within_the_pixel_limit_may_need_too_much_memory() {
    assert_eq!(refused(&png_that_says(8_000, 8_000, 16, 6)), MediaError::Hungry);
    assert_eq!(refused(&jpeg_that_says(8_000, 8_000, true)), MediaError::Hungry);
}

#[test]
fn a_gif_frame_larger_than_its_screen_is_refused() {
    let screen = b"GIF89a\x20\0\x20\0\x80\0\0\0\0\0\xff\xff\xff";
    let frame = b"\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x44\x01\0\x3b";
    assert_eq!(refused(&[&screen[..], frame].concat()), MediaError::Hungry);
    let vast = b"GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x44\x01\0\x3b";
    assert_eq!(refused(vast), MediaError::Large(65_535, 65_535));
}

#[test]
fn truncated_pictures_are_damaged() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP, ImageFormat::Bmp] {
        let whole = encoded(&quarters(64, 64), format);
        assert!(inspect(&whole).is_ok(), "{format:?}");
        for part in 1..8 {
            let cut = &whole[..whole.len() * part / 8];
            assert!(inspect(cut).is_err(), "{format:?} cut at {part}/8");
        }
    }
    let jpeg = encoded(&quarters(64, 64), ImageFormat::Jpeg);
    assert_eq!(refused(&jpeg[..jpeg.len() - 2]), MediaError::Damaged("it ends too early".to_owned()));
}

#[test]
fn unsupported_formats_are_named() {
    for (bytes, named) in [
        (&b"\0\0\0\x1cftypavif\0\0\0\0"[..], "AVIF is not supported, convert it to JPEG, PNG or WebP"),
        (b"\0\0\0\x18ftypheic\0\0\0\0", "HEIC is not supported"),
        (b"\0\0\0\x18ftypmp42\0\0\0\0", "video is not supported"),
        (b"\x1a\x45\xdf\xa3webm", "video is not supported"),
        (b"II*\0", "TIFF is not supported"),
        (b"%PDF-1.7", "PDF is not supported"),
        (b"\x1f\x8b\x08", "a compressed drawing (.svgz) is not supported"),
        (b"", "the file is empty"),
        (b"<!doctype html><p>no</p>", "this is not a picture"),
        (b"{\"svg\": 1}", "this is not a picture"),
    ] {
        let words = refused(bytes).to_string();
        assert!(words.starts_with(named), "{words}");
    }
}

#[test]
fn randomly_corrupted_pictures_are_refused_without_a_panic() {
    let mut state = 7_u32;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as usize
    };
    let originals = [
        encoded(&quarters(24, 24), ImageFormat::Jpeg),
        encoded(&quarters(24, 24), ImageFormat::Png),
        encoded(&quarters(24, 24), ImageFormat::WebP),
        encoded(&quarters(24, 24), ImageFormat::Gif),
        encoded(&quarters(24, 24), ImageFormat::Bmp),
        TEE.as_bytes().to_vec(),
    ];
    let mut understood = 0;
    for original in originals {
        for _ in 0..40 {
            let mut bytes = original.clone();
            for _ in 0..4 {
                let at = random() % bytes.len();
                bytes[at] = random() as u8;
            }
            if let Ok(info) = inspect(&bytes) {
                assert!(info.width > 0 && info.height > 0);
                understood += 1;
            }
        }
    }
    assert!(understood > 0, "some damage is not seen");
}
