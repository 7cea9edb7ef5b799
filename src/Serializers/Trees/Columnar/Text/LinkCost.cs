namespace SerBench.Serializers.Trees.Columnar.Text;

/// <summary>Whether saving bytes is worth the time it takes: the slower the link, the more a byte costs.</summary>
internal readonly struct LinkCost(TreeLink link)
{
    /// <summary>What packing and unpacking a character by its alphabet takes, in nanoseconds, as measured.</summary>
    private const double NanosecondsPerCharacter = 1.0;

    /// <summary>An alphabet of two characters saves this part of a byte, and none saves more.</summary>
    private const double MostSaved = 7.0 / 8;

    private readonly double _nanosecondsPerByte = 1000.0 / link.MegabytesPerSecond;

    /// <summary>Whether any alphabet can pay.</summary>
    public bool MayPay => MostSaved * _nanosecondsPerByte > NanosecondsPerCharacter;

    public bool Pays(int savedBytes, int characters) => savedBytes * _nanosecondsPerByte > characters * NanosecondsPerCharacter;
}
