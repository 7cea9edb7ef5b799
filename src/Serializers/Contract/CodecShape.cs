namespace SerBench.Serializers.Contract;

// The result of decoding. Only rows of the same shape are compared.
public enum CodecShape
{
    Object,

    // Values read in place.
    View,

    // Nothing: the row has only a size.
    SizeOnly,
}
