namespace SerBench.Formats.Fixed;

internal static class FixedVersion
{
    // Unknown fields of a newer writer follow the known fields.
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
