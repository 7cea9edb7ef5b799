namespace SerBench.Formats.Fixed;

// Decides how a reader treats the header of another version (docs/formats/fixed.md, "Versions").
internal static class FixedVersion
{
    // True if a newer writer made the message: unknown fields then follow the known fields.
    public static bool IsNewer(int blockLength, int ownBlockLength, int version, int ownVersion)
    {
        bool fits = version == ownVersion ? blockLength == ownBlockLength
            : version > ownVersion ? blockLength > ownBlockLength
            : blockLength < ownBlockLength;
        if (!fits)
        {
            WireFormatException.Throw(
                0, $"a block of {ownBlockLength} bytes in version {ownVersion}, not of {blockLength} bytes in version {version}");
        }

        return version > ownVersion;
    }
}
